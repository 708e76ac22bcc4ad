/** Asks before an announcement is withdrawn, or a draft deleted; the links to it open it as a dialog. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const canceling = "announcements/cancel-announcement";
const deleting = "announcements/delete-announcement";

/** What is asked, by where it stands. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(canceling);
	const announcement_id = context.id(params.id);
	const { announcement, report } = await context.call("announcements/get-announcement", { announcement_id });
	const isDraft = report?.status === "draft";
	return {
		title: context.translate(isDraft ? "announcements:removal.deleteTitle" : "announcements:removal.cancelTitle"),
		...{ id: announcement.id, name: announcement.title, isDraft, isPending: report?.status === "pending" },
	};
}

const idOf = ({ params, context }: FormArgs) => ({ announcement_id: context.id(params.id) });

/** Withdraws or deletes. */
export const action = formActions({
	[canceling]: {
		input: idOf,
		done: (_answer, { params }) => redirectWithNotice(`/announcements/${params.id}`, "announcements:notices.canceled"),
	},
	[deleting]: {
		input: idOf,
		done: () => redirectWithNotice("/announcements/manage", "announcements:notices.deleted"),
	},
});

/** The page. */
export default function CancelAnnouncement() {
	const { title, id, name, isDraft, isPending } = useLoaderData<typeof loader>();
	const { t } = useTranslation("announcements");
	const form = isDraft ? deleting : canceling;
	const back = `/announcements/${id}`;
	const said = isDraft ? "deleteText" : isPending ? "cancelPending" : "cancelSent";
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: name }} />
			<EndpointForm form={form} action={`${back}/cancel`} className="stack">
				<p>{t(`removal.${said}`)}</p>
				<FormFoot form={form} kind="destructive" back={back} cancel={t("removal.no")}>
					{t(isDraft ? "removal.deleteYes" : "removal.cancelYes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
