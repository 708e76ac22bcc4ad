/** Asks before a member is suspended, with what it does; links to it open it as a dialog. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
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

const suspending = "member-detail/suspend-member";

/** Who; somebody who cannot be suspended leads back to their page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const user_id = context.id(params.id);
	const { member } = await context.call("member-detail/get-member-details", { user_id });
	if (!member.requesting_user_can_suspend_user) throw redirect(`/members/${user_id}`);
	return {
		title: context.translate("member-detail:suspend.title", { name: member.name }),
		id: member.id,
		name: member.name,
	};
}

/** Suspends them. */
export const action = formActions({
	[suspending]: {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		done: async ({ user_id }, { context }) => {
			const { member } = await context.call("member-detail/get-member-details", { user_id });
			return redirectWithNotice(`/members/${user_id}`, "member-detail:notices.suspended", { name: member.name });
		},
	},
});

/** The page. */
export default function Suspend() {
	const { title, id, name } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	const back = `/members/${id}`;
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: name }} />
			<EndpointForm form={suspending} action={`${back}/suspend`} className="stack">
				<ul className="stack-small">
					<li>{t("suspend.now", { name })}</li>
					<li>{t("suspend.gets")}</li>
					<li>{t("suspend.stays")}</li>
				</ul>
				<FormFoot form={suspending} kind="destructive" back={back} cancel={t("suspend.no")}>
					{t("suspend.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
