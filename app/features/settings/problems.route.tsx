/** What people reported from the error page: when, who, where, under which error, and a button that sets it done. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { problemReportsFace } from "#workers/features/account/lists/get-problem-reports";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { loadList, reportAction } from "~/list/list-loader.server";
import { ListTable } from "~/list/list-table";
import { useReport } from "~/list/report-button";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { SettingsPage } from "./settings-page";

export const meta = titleMeta;

const marking = "account/save-problem-state";

/** A page of the list. */
export const loader = async (args: LoaderFunctionArgs) => ({
	title: args.context.translate("settings:title"),
	list: await loadList(args, problemReportsFace),
});

export const action = reportAction(problemReportsFace, {
	[marking]: {
		done: ({ state }, { request }) =>
			redirectWithNotice(
				`/settings/problems${new URL(request.url).search}`,
				state === "done" ? "account:notices.problemDone" : "account:notices.problemOpen",
			),
	},
});

type Report = Awaited<ReturnType<typeof loader>>["list"]["rows"][number];

/** The page. */
export default function Problems() {
	const { list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("account");
	const { button, notice } = useReport(list.report);
	return (
		<SettingsPage part="problems">
			<p className="soft page-narrow">{t("owners.problems.hint")}</p>
			<Tabs label={t("owners.problems.columns.state")} tabs={list.tabs} />
			{notice}
			<ListTable
				list={list}
				caption={t("owners.problems.caption")}
				endTools={button}
				cells={{
					message: ({ message }) => <span className="problem-words">{message}</span>,
					page: ({ page }) => (page === "" ? "-" : <span className="problem-code">{page}</span>),
					error_id: ({ error_id }) => (error_id === "" ? "-" : <span className="problem-code">{error_id}</span>),
					change: (report) => <StateButton report={report} />,
				}}
				drawing="feed"
			/>
		</SettingsPage>
	);
}

function StateButton({ report: { id, name, state, written } }: { report: Report }) {
	const { t } = useTranslation("account");
	const isOpen = state === "open";
	const of = { name, when: written.created_at ?? "" };
	return (
		<EndpointForm form={marking} instance={id} className="problem-state" preventScrollReset>
			<input type="hidden" name="problem_id" value={id} />
			<input type="hidden" name="state" value={isOpen ? "done" : "open"} />
			<SubmitButton
				form={marking}
				instance={id}
				size="small"
				aria-label={t(isOpen ? "owners.problems.setDoneOf" : "owners.problems.reopenOf", of)}
			>
				{t(isOpen ? "owners.problems.setDone" : "owners.problems.reopen")}
			</SubmitButton>
		</EndpointForm>
	);
}
