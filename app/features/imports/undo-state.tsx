/** How far the undoing of an upload is, or the way to it; and what stays of an upload, with the reason for each. */
import type { EndpointOutput } from "#workers/registry";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress-bar";
import { useTranslation } from "~/ui/texts";

type Undo = EndpointOutput<"imports/get-undo">;

/** True while an undoing is under way. */
export function isUndoing({ undo }: Undo): boolean {
	return undo?.status === "pending";
}

/** The lines of one upload. */
export function UndoState({ undo: { undo, refusal }, upload_id }: { undo: Undo; upload_id: number }) {
	const { t } = useTranslation("imports");
	if (!undo) {
		if (refusal === "not_over" || refusal === "no_undo" || refusal === "nothing_added") return null;
		return refusal ? (
			<p className="meta">{t(`errors.${refusal}`)}</p>
		) : (
			<p>
				<Anchor className="link hit" href={`/uploads/${upload_id}/undo`}>
					{t("undo.link")}
				</Anchor>
			</p>
		);
	}
	const { status, total_count, undone_count, kept_count, kept } = undo;
	const done = undone_count + kept_count;
	return (
		<>
			<Notice tone={status === "errored" ? "bad" : "info"} isLive>
				<p>
					{status === "pending"
						? t("undo.progress", { done, total: total_count })
						: t(status === "processed" ? "undo.done" : "undo.failed", { undone: undone_count, kept: kept_count })}
				</p>
				{status === "pending" && (
					<ProgressBar percent={(done / Math.max(1, total_count)) * 100} label={t("undo.link")} isNeverLow />
				)}
			</Notice>
			{status !== "pending" && (
				<KeptList kept={kept} count={kept_count} title={t("undo.stayed", { count: kept_count })} />
			)}
		</>
	);
}

/** What stays, each with its reason. */
export function KeptList({ kept, count, title }: { kept: Undo["kept"]; count: number; title: string }) {
	const { t } = useTranslation("imports");
	if (count === 0) return null;
	return (
		<Card title={title} isFlush>
			<ul className="upload-reasons">
				{kept.map(({ name, reason }, at) => (
					<li key={`${at}-${name}`}>
						<span className="strong">{name}</span>
						<span>{reason}</span>
					</li>
				))}
			</ul>
			{count > kept.length && <p className="upload-rest soft">{t("undo.rest", { count: count - kept.length })}</p>}
		</Card>
	);
}
