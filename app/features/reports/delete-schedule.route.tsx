/** Asks before a report schedule is deleted; the link to it opens it as a dialog. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const deletion = "reports/delete-report-schedule";

/** The schedule. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(deletion);
	const schedule_id = context.id(params.id);
	const { id, report } = await context.call("reports/get-report-schedule", { schedule_id });
	return { title: context.translate("reports:schedules.deleting.title", { report }), id, report };
}

/** Deletes it. */
export const action = formActions({
	[deletion]: {
		input: ({ params, context }) => ({ schedule_id: context.id(params.id) }),
		done: () => redirectWithNotice("/reports/schedules", "reports:notices.scheduleDeleted"),
	},
});

/** The page. */
export default function DeleteSchedule() {
	const { title, id, report } = useLoaderData<typeof loader>();
	const { t } = useTranslation("reports");
	const back = `/reports/schedules/${id}`;
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: report }} />
			<EndpointForm form={deletion} action={`${back}/delete`} className="stack">
				<p>{t("schedules.deleting.text")}</p>
				<FormFoot form={deletion} kind="destructive" back={back} cancel={t("schedules.deleting.no")}>
					{t("schedules.deleting.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
