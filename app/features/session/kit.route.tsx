/** The page that shows every part of the kit in all variants; not in production. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { KitPage } from "~/ui/kit-page";

/** Hidden in production. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (context.environment === "production") throw new Response(null, { status: 404 });
	return { now_ms: Date.now() };
}

export const handle = { frame: "none" };

/** The kit. */
export default function Kit() {
	return <KitPage nowMs={useLoaderData<typeof loader>().now_ms} />;
}
