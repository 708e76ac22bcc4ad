/** Asks before a member is deactivated, with all that it will do; links to it open it as a dialog. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect, useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { formActions } from "~/form/form-actions.server";
import { FormFoot } from "~/form/form-foot";
import type { ScreenHandle } from "~/shell/framed";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { deactivationRedirectMs } from "~/ui/timings";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

export { serverErrorAction as clientAction } from "~/form/server-error";
export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";

const deactivation = "member-detail/deactivate-member";

/** What it would do; who cannot be deactivated leads back to their page. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const user_id = context.id(params.id);
	const { member, budgets, reports_count, readonly_days } = await context.call("member-detail/get-deactivation", {
		user_id,
	});
	if (!member.requesting_user_can_deactivate_user) throw redirect(`/members/${user_id}`);
	return {
		title: context.translate("member-detail:deactivate.title", { name: member.name }),
		id: member.id,
		name: member.name,
		balance: member.point_balance ?? 0,
		budgets: sumOf(budgets.filter(({ parent_name }) => parent_name === null)),
		parents: sumOf(budgets.filter(({ parent_name }) => parent_name !== null)),
		reports_count,
		readonly_days,
	};
}

const sumOf = (budgets: readonly { points_remaining: number }[]) => ({
	count: budgets.length,
	points: budgets.reduce((sum, { points_remaining }) => sum + points_remaining, 0),
});

/** Deactivates; a page that stays says so and goes to the dashboard by itself. */
export const action = formActions({
	[deactivation]: {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		stays: () => ({ done: 1 }),
		done: async ({ user_id }, { context }) => {
			const { member } = await context.call("member-detail/get-member-details", { user_id });
			return redirectWithNotice("/", "member-detail:notices.deactivated", { name: member.name });
		},
	},
});

/** The page. */
export default function Deactivate() {
	const data = useLoaderData<typeof loader>();
	const { title, id, name } = data;
	const [isDone, setDone] = useState(false);
	const { t } = useTranslation("member-detail");
	useReturn(isDone);
	const back = `/members/${id}`;
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: name }} />
			{isDone ? (
				<Notice tone="good" isLive>
					{t("notices.deactivated", { name })}
				</Notice>
			) : (
				<EndpointForm
					form={deactivation}
					action={`${back}/deactivate`}
					className="stack"
					stays
					onAnswer={({ refusal }) => setDone(refusal === undefined)}
				>
					<WhatItDoes {...data} />
					<FormFoot form={deactivation} kind="destructive" back={back} cancel={t("deactivate.no")}>
						{t("deactivate.yes")}
					</FormFoot>
				</EndpointForm>
			)}
		</div>
	);
}

/** Afterwards the way leads to the dashboard, which is read anew with all that stands beside it. */
function useReturn(isDone: boolean) {
	const navigate = useNavigate();
	useEffect(() => {
		if (!isDone) return;
		const timer = setTimeout(() => navigate("/"), deactivationRedirectMs);
		return () => clearTimeout(timer);
	}, [isDone, navigate]);
}

function WhatItDoes(
	data: Pick<
		Awaited<ReturnType<typeof loader>>,
		"name" | "balance" | "budgets" | "parents" | "reports_count" | "readonly_days"
	>,
) {
	const { name, balance, budgets, parents, reports_count, readonly_days } = data;
	const { t } = useTranslation("member-detail");
	const words = usePointsWords();
	return (
		<ul className="stack-small">
			<li>{t("deactivate.now", { name })}</li>
			{balance > 0 && <li>{t("deactivate.balance", { points: words.withLabel(balance) })}</li>}
			{budgets.count > 0 && (
				<li>{t("deactivate.budgets", { count: budgets.count, points: words.withLabel(budgets.points) })}</li>
			)}
			{parents.count > 0 && (
				<li>{t("deactivate.parents", { count: parents.count, points: words.withLabel(parents.points) })}</li>
			)}
			{reports_count > 0 && <li>{t("deactivate.reports", { count: reports_count })}</li>}
			<li>{readonly_days === 0 ? t("deactivate.readingNone") : t("deactivate.reading", { count: readonly_days })}</li>
		</ul>
	);
}
