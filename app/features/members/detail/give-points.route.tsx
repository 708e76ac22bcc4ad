/** Giving one member points from what is available: how many, and what for; links to it open it as a dialog. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formActions } from "~/form/form-actions.server";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const issuing = "member-detail/issue-points";

/** Who gets them, what is available, and above how many somebody else has to confirm. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(issuing);
	const user_id = context.id(params.id);
	const [{ member }, { available_points }, { own }, form] = await Promise.all([
		context.call("member-detail/get-member-details", { user_id }),
		context.call("budgets/get-budget-choices", {}),
		context.call("settings/get-limits", {}),
		context.form(issuing, { points: "member-detail:issuing.points", reason: "member-detail:issuing.reason" }),
	]);
	if (member.id === context.user.id) throw redirect(`/members/${user_id}`);
	return {
		title: context.translate("member-detail:issuing.title", { name: member.name }),
		id: member.id,
		name: member.name,
		available: available_points ?? 0,
		above: own.second_confirmation_above ?? null,
		form,
	};
}

/** Gives them, or asks another owner. */
export const action = formActions({
	[issuing]: {
		input: ({ params, context }) => ({ user_ids: [context.id(params.id)] }),
		done: async ({ points, expires_at }, { params, context }) => {
			const user_id = context.id(params.id);
			const { member } = await context.call("member-detail/get-member-details", { user_id });
			const notice = expires_at === null ? "member-detail:notices.pointsGiven" : "member-detail:notices.pointsWait";
			return redirectWithNotice(`/members/${user_id}`, notice, { name: member.name, points });
		},
	},
});

/** The page. */
export default function GivePoints() {
	const { title, id, name, available, above, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	const words = usePointsWords();
	return (
		<FormPage
			title={title}
			subtitle={t("issuing.text", { available: words.figure(available) })}
			back={{ href: `/members/${id}`, label: name }}
			before={above !== null && <Notice>{t("issuing.waits", { above: words.figure(above) })}</Notice>}
			form={form}
			submit={t("issuing.give")}
		>
			<FormField of={form.fields.points} isFirst />
			<FormField of={form.fields.reason} />
		</FormPage>
	);
}
