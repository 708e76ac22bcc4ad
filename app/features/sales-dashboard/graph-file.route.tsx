/** The files of one graph of the sales dashboard that the address chooses: its figures as CSV, its picture as SVG. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { fileAsked } from "~/graph/graph-files.server";
import { serveGraphFile } from "~/graph/serve-graph-file.server";
import { readGraphOfDashboard } from "./dashboard.server";

/** The file. */
export async function loader(args: LoaderFunctionArgs) {
	const asked = fileAsked(args.params.file);
	const graph = asked && (await readGraphOfDashboard(args, asked.graph));
	if (!asked || !graph?.isRead) throw new Response(null, { status: 404 });
	return serveGraphFile(args.context, graph.format, graph.parts, asked.ending);
}
