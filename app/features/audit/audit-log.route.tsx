/** The audit log: who did what, when, in whose name, and what changed; found by person, kind, days and words, with a report. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { auditLogFace } from "#workers/features/audit/lists/get-audit-log";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { EmptyState } from "~/ui/empty-state";
import { useTranslation } from "~/ui/texts";
import { ChangeFold } from "./change-fold";
import { WhoActed } from "./who-acted";
import "./audit.css";

export const meta = titleMeta;

/** A page of the list. */
export const loader = async (args: LoaderFunctionArgs) => ({
	title: args.context.translate("audit:title"),
	list: await loadList(args, auditLogFace),
});

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
				empty={
					<EmptyState isBare drawing="box" title={t("empty.title")}>
						{t("empty.text")}
					</EmptyState>
				}
			/>
		</div>
	);
}
