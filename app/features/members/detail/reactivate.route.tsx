/** Asks before somebody is taken back who was suspended or has left, with what returns and what does not. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const reactivating = "member-detail/reactivate-member";

/** What it would do; who is here leads back to their page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const user_id = context.id(params.id);
	const { member, ...back } = await context.call("member-detail/get-return", { user_id });
	if (!member.requesting_user_can_reactivate_user) throw redirect(`/members/${user_id}`);
	return {
		title: context.translate("member-detail:reactivate.title", { name: member.name }),
		id: member.id,
		name: member.name,
		balance: member.point_balance ?? 0,
		hasLeft: member.status === "terminated",
		...back,
	};
}

/** Takes them back. */
export const action = formActions({
	[reactivating]: {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		done: async ({ user_id, status }, { context }) => {
			const { member } = await context.call("member-detail/get-member-details", { user_id });
			const notice =
				status === "active" ? "member-detail:notices.returnedActive" : "member-detail:notices.returnedInvited";
			return redirectWithNotice(`/members/${user_id}`, notice, { name: member.name });
		},
	},
});

/** The page. */
export default function Reactivate() {
	const { title, id, name, balance, hasLeft, returns_as, groups_count, reports_count } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	const words = usePointsWords();
	const back = `/members/${id}`;
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: name }} />
			<EndpointForm form={reactivating} action={`${back}/reactivate`} className="stack">
				<ul className="stack-small">
					<li>{t(returns_as === "active" ? "reactivate.active" : "reactivate.invited", { name })}</li>
					{balance > 0 && <li>{t("reactivate.balance", { points: words.withLabel(balance) })}</li>}
					{groups_count > 0 && <li>{t("reactivate.groups", { count: groups_count })}</li>}
					{reports_count > 0 && <li>{t("reactivate.reports", { count: reports_count })}</li>}
					<li>{t("reactivate.not")}</li>
					{hasLeft && <li>{t("reactivate.budgets")}</li>}
				</ul>
				<FormFoot form={reactivating} back={back} cancel={t("reactivate.no")}>
					{t("reactivate.yes")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
