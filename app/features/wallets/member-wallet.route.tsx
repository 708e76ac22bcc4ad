/** A member's wallet for account owners: what is in it, putting points into it, and what moved. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { getWalletHistoryFace } from "#workers/features/wallets/lists/get-wallet-history";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { loadList, reportAction } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";
import { showMovement } from "./movement.server";
import { Movements } from "./movements";
import "./wallet.css";

export const meta = titleMeta;

const issuing = "wallets/issue-wallet-points";

/** The member, what can be given, and what moved. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	await context.requireCall(issuing);
	const user_id = context.id(params.id);
	const [{ member }, wallets, list, form] = await Promise.all([
		context.call("member-detail/get-member-details", { user_id }),
		context.attempt("wallets/get-wallets", {}),
		loadHistory(args, user_id),
		context.form(issuing, { points: "wallets:issue.points", reason: "wallets:issue.reason" }),
	]);
	if (member.id === context.user.id) throw redirect("/wallet");
	return {
		title: context.translate("wallets:issue.title", { name: member.name }),
		id: member.id,
		name: member.name,
		balance: member.wallet_balance_in_points ?? 0,
		available: wallets.ok ? (wallets.answer.available_points ?? 0) : 0,
		months: wallets.ok ? wallets.answer.expiry_months : null,
		list,
		form,
	};
}

/** Nothing where the account hides points. */
function loadHistory(args: LoaderFunctionArgs, user_id: number) {
	if (args.context.account.flags.hide_points_for_account === 1) return null;
	return loadList(args, getWalletHistoryFace, {
		address: `/members/${user_id}/wallet`,
		fixed: { user_id },
		shows: showMovement(args.context),
	});
}

/** Puts them in, or asks for what moved as a file. */
export const action = reportAction(
	getWalletHistoryFace,
	{
		[issuing]: {
			input: ({ params, context }) => ({ user_id: context.id(params.id) }),
			done: async ({ points }, { params, context }) => {
				const user_id = context.id(params.id);
				const { member } = await context.call("member-detail/get-member-details", { user_id });
				return redirectWithNotice(`/members/${user_id}/wallet`, "wallets:notices.given", { name: member.name, points });
			},
		},
	},
	({ params, context }) => ({ user_id: context.id(params.id) }),
);

/** The page. */
export default function MemberWallet() {
	const { title, id, name, balance, available, months, list, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("wallets");
	const words = usePointsWords();
	return (
		<div className="stack">
			<FormPage
				title={title}
				subtitle={t("issue.text", { balance: words.figure(balance), available: words.figure(available) })}
				back={{ href: `/members/${id}`, label: name }}
				form={form}
				submit={t("issue.give")}
			>
				<FormField of={form.fields.points} />
				<FormField of={form.fields.reason} />
				<p className="meta">{months === null ? t("issue.noEnd") : t("issue.ends", { months })}</p>
			</FormPage>
			{list && <Movements list={list} />}
		</div>
	);
}
