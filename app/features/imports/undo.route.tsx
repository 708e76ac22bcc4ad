/** Asks before an upload is undone: what goes, what stays and why; or says why it cannot be undone. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./undo.server";
import { KeptList } from "./undo-state";
import "./imports.css";

export { action, loader } from "./undo.server";

export const meta = titleMeta;

const undoing = "imports/undo-upload";

/** The page. */
export default function UndoUpload() {
	const { t } = useTranslation("imports");
	const { title, undo, upload_id } = useLoaderData<typeof loader>();
	const back = `/uploads/${upload_id}`;
	return (
		<div className="stack page-narrow">
			<PageHead title={title} back={{ href: back, label: undo.file_name }} />
			{undo.refusal ? (
				<Card className="stack">
					<p>{t(`errors.${undo.refusal}`)}</p>
					<div>
						<ButtonLink href={back}>{t("undo.no")}</ButtonLink>
					</div>
				</Card>
			) : (
				<>
					<Card title={t("undo.goes")} className="stack-small">
						<ul className="undo-going">
							{undo.going.map((words) => (
								<li key={words}>{words}</li>
							))}
						</ul>
						{undo.kept_count > 0 && <p>{t("undo.lessKept", { count: undo.kept_count })}</p>}
						{undo.seen_count < undo.added_count && (
							<Notice>{t("undo.more", { seen: undo.seen_count, count: undo.added_count })}</Notice>
						)}
						<p className="soft">{t("undo.final")}</p>
					</Card>
					<KeptList kept={undo.kept} count={undo.kept_count} title={t("undo.stays", { count: undo.kept_count })} />
					<EndpointForm form={undoing} action={`${back}/undo`} className="stack">
						<FormFoot form={undoing} kind="destructive" back={back} cancel={t("undo.no")}>
							{t("undo.yes")}
						</FormFoot>
					</EndpointForm>
				</>
			)}
		</div>
	);
}
