/** Asks before a member's balances are emptied; links to it open it as a dialog. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
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
import { statusMessageMs } from "~/ui/timings";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

export { serverErrorAction as clientAction } from "~/form/server-error";
export { unlessFormStays as shouldRevalidate } from "~/form/staying-forms";

const emptying = "member-detail/empty-member-balances";

/** Whose balances, and how much there is. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { member } = await context.call("member-detail/get-member-details", { user_id: context.id(params.id) });
	return {
		title: context.translate("member-detail:empty.title", { name: member.name }),
		id: member.id,
		name: member.name,
		points: (member.point_balance ?? 0) + (member.wallet_balance_in_points ?? 0),
		mayEmpty: member.show_ao_empty_user_balances_option === 1,
		form: await context.form(emptying, {}),
	};
}

/** Empties them. */
export const action = formActions({
	[emptying]: {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		stays: () => ({ done: 1 }),
		done: async ({ user_id }, { context }) => {
			const { member } = await context.call("member-detail/get-member-details", { user_id });
			return redirectWithNotice(`/members/${user_id}`, "member-detail:notices.emptied", { name: member.name });
		},
	},
});

/** The page. */
export default function EmptyBalances() {
	const { title, id, name, points, mayEmpty, form } = useLoaderData<typeof loader>();
	const [isDone, setDone] = useState(false);
	const { t } = useTranslation("member-detail");
	const words = usePointsWords();
	const back = `/members/${id}`;
	useReturn(isDone, back);
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: name }} />
			{isDone && (
				<Notice tone="good" isLive>
					{t("notices.emptied", { name })}
				</Notice>
			)}
			{!isDone && !mayEmpty && <Notice>{t("empty.nothing")}</Notice>}
			{!isDone && mayEmpty && (
				<EndpointForm
					form={form}
					action={`${back}/empty`}
					className="stack"
					stays
					onAnswer={({ refusal }) => setDone(refusal === undefined)}
				>
					<p>{t("empty.text", { name, points: words.withLabel(points) })}</p>
					<FormFoot form={form} kind="destructive" back={back} cancel={t("empty.no")}>
						{t("empty.yes")}
					</FormFoot>
				</EndpointForm>
			)}
		</div>
	);
}

/** The message goes after its time, and the way leads back to the member. */
function useReturn(isDone: boolean, back: string) {
	const navigate = useNavigate();
	useEffect(() => {
		if (!isDone) return;
		const timer = setTimeout(() => navigate(back), statusMessageMs);
		return () => clearTimeout(timer);
	}, [isDone, navigate, back]);
}
