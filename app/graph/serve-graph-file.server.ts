/** Answers with a graph as a file to save. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import type { FigureFormat } from "~/ui/rules/points";
import { drawPicture } from "./draw-picture.server";
import { csvOfGraph, fileNameOf, type GraphEnding } from "./graph-files.server";
import type { GraphParts } from "./graph-parts";

/** The file; its filters stand in a header, too, as those of a report do. Throws a 404 where there is nothing to draw. */
export function serveGraphFile(
	context: Pick<AppLoadContext, "translate" | "format" | "palette_style">,
	format: FigureFormat | undefined,
	parts: GraphParts,
	ending: GraphEnding,
): Response {
	const text = ending === "csv" ? csvOfGraph(parts) : drawPicture(context, format, parts);
	if (text === null) throw new Response(null, { status: 404 });
	const name = encodeURIComponent(`${fileNameOf(parts)}.${ending}`);
	return new Response(text, {
		headers: {
			"content-type": ending === "csv" ? "text/csv; charset=utf-8" : "image/svg+xml; charset=utf-8",
			"content-disposition": `attachment; filename*=UTF-8''${name}`,
			"x-filters": encodeURIComponent(JSON.stringify(parts.facts)),
		},
	});
}
