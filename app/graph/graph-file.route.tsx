/** The files of a declared graph: its figures as CSV, its picture as SVG; whoever may not read the graph gets neither. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { graphFaces } from "./graph-faces.server";
import { fileAsked } from "./graph-files.server";
import { readGraph } from "./load-graph.server";
import { serveGraphFile } from "./serve-graph-file.server";

/** The file, of the range that the address asks for. */
export async function loader(args: LoaderFunctionArgs) {
	const { feature, file } = args.params;
	const asked = fileAsked(file);
	const face = asked && graphFaces.get(`${feature}/${asked.graph}`);
	if (!face) throw new Response(null, { status: 404 });
	const { format, parts } = await readGraph(args, face, { address: "/" });
	return serveGraphFile(args.context, format, parts, asked.ending);
}
