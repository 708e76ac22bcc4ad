/** The audit log: who did what, when, in whose name, and what changed; found by person, kind, days and words, with a report. */
import { useLoaderData } from "@remix-run/react";
import { auditLogFace } from "#workers/features/audit/lists/get-audit-log";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import { ChangeFold } from "./change-fold";
import { WhoActed } from "./who-acted";
import "./audit.css";

export const meta = titleMeta;

export const loader = listLoader(auditLogFace);

export const action = reportAction(auditLogFace);

/** The screen. */
export default function AuditLog() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("audit");
	return (
		<div className="audit">
			<ListScreen
				list={list}
				title={title}
				subtitle={t("subtitle")}
				caption={t("caption")}
				cells={{
					who: (line) => <WhoActed line={line} />,
					act: ({ act }) => <span className="strong">{act}</span>,
					what: (line) => <ChangeFold line={line} />,
				}}
				drawing="box"
			/>
		</div>
	);
}
