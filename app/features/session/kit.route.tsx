/** The page that shows every part of the kit in all variants; not in production. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useFrame } from "~/shell/use-frame";
import { KitPage } from "~/ui/kit-page";

/** Hidden in production. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (context.environment === "production") throw new Response(null, { status: 404 });
	return null;
}

export const handle = { frame: "none" };

/** The kit. */
export default function Kit() {
	return <KitPage nowMs={useFrame().now_ms} />;
}
