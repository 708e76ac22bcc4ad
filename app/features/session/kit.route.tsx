/** The page that shows every part of the kit in all variants; on a developer's machine alone. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Graph } from "~/graph/graph";
import graphStyles from "~/graph/graph.css?url";
import { sampleGraphs } from "~/graph/sample-graphs.server";
import type { StyledHandle } from "~/remix-internals/style-links";
import type { ScreenHandle } from "~/shell/framed";
import { KitPage } from "~/ui/kit-page";

/** Hidden everywhere else. */
export async function loader({ context }: LoaderFunctionArgs) {
	if (!context.isLocal) throw new Response(null, { status: 404 });
	return { now_ms: Date.now(), graphs: sampleGraphs() };
}

export const handle = { frame: "none", styles: () => [graphStyles] } satisfies ScreenHandle & StyledHandle;

/** The kit, with a graph of each kind. */
export default function Kit() {
	const { now_ms, graphs } = useLoaderData<typeof loader>();
	return (
		<main className="page stack-large">
			<KitPage nowMs={now_ms} />
			<div className="stack-large">
				{graphs.map((graph) => (
					<Graph key={graph.title} graph={graph} />
				))}
			</div>
		</main>
	);
}
