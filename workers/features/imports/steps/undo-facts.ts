/** Whether an upload can be undone, and why not: it must be over, of the last 30 days, and have added things without changing others. */
import type { Scope } from "#workers/kernel/scope";
import { findImport } from "../store/known-imports";
import { type UndoneUpload, type UndoState, undoMs } from "../store/pieces";

/** Why an upload cannot be undone; each is told in words. */
export const undoRefusals = [
	"not_over",
	"no_undo",
	"too_old",
	"changed_rows",
	"nothing_added",
	"undone_already",
] as const;

/** One of them. */
export type UndoRefusal = (typeof undoRefusals)[number];

/** The first that holds; null: it can be undone. */
export function whyNot(
	{ clock }: Pick<Scope, "clock">,
	upload: UndoneUpload,
	undo: UndoState | undefined,
): UndoRefusal | null {
	if (undo) return "undone_already";
	if (upload.finished_at === null || upload.status === "pending" || upload.status === "processing") return "not_over";
	if (!findImport(upload.report_type).undo) return "no_undo";
	if (upload.finished_at < clock.now() - undoMs) return "too_old";
	if (upload.changed_count > 0) return "changed_rows";
	return upload.added_count === 0 ? "nothing_added" : null;
}
