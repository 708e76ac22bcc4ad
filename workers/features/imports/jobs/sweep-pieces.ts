/** Removes what is known of uploads that are too old to be undone. */
import { defineSweep } from "#workers/kernel/define-sweep";
import { undoMs } from "../store/pieces";

export const sweepPieces = defineSweep({
	name: "imports/sweep-pieces",
	summary: "Removes what is known of the effect of uploads when they cannot be undone any more, 31 days after.",
	sweeps: [{ table: "import_pieces", column: "created_at", retentionMs: undoMs + 86_400_000, atOnce: 50 }],
});
