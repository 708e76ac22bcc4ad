/** The page that shows every part of the kit in all variants; on a developer's machine alone. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { KitPage } from "~/ui/kit-page";

/** Hidden everywhere else. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (!context.isLocal) throw new Response(null, { status: 404 });
	return { now_ms: Date.now() };
}

export const handle = { frame: "none" };

/** The kit. */
export default function Kit() {
	return <KitPage nowMs={useLoaderData<typeof loader>().now_ms} />;
}
