/** The server half of a member's page: the record with every day in words, the notes, and the forms of what can be sent. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countryName } from "#workers/features/addresses/rules/countries";
import type { EndpointOutput } from "#workers/registry";
import { loadSurveyPanel, surveyForms } from "~/features/surveys/index.server";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { languageNames } from "~/shell/language-names";
import { redirectWithNotice } from "~/shell/notices.server";
import { loadNotes, noteForms } from "../notes/notes.server";
import { loadToken, tokenForms } from "../token/token.server";

const activation = "session/send-activation-link";
const invitation = "invitations/send-invitation-email";
const loginInfo = "member-detail/send-login-info-to-terminated";
const moderation = "moderation/moderate";

type Member = EndpointOutput<"member-detail/get-member-details">["member"];

/** The member, and what the account shows of people. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const user_id = context.id(params.id);
	const isOn = (flag: string) => context.account.flags[flag] === 1;
	const [{ member }, notes, { approval_request }, surveys] = await Promise.all([
		context.call("member-detail/get-member-details", { user_id }),
		loadNotes(context, request, user_id),
		context.call("moderation/get-moderation", { employee_id: user_id }),
		loadSurveyPanel(context, request, user_id),
	]);
	return {
		title: member.name,
		member: { ...member, written: writtenOf(member, context) },
		isSelf: member.id === context.user.id,
		shows: {
			title: isOn("show_employee_title"),
			hireDate: isOn("show_employee_hire_date"),
			status: isOn("show_employee_active_status"),
			dob: isOn("show_employee_date_of_birth"),
			role: isOn("show_employee_role"),
			phone: isOn("show_employee_phone"),
			terminationDate: isOn("show_employee_termination_date"),
			points: isOn("show_employee_detail_points_info") && member.point_balance !== null,
			wallet: isOn("wallets_enabled") && member.wallet_balance_in_points !== null,
			participantId: !isOn("gifting_platform"),
			scoreboard: isOn("scoreboard_competitions_enabled"),
		},
		isGifting: isOn("gifting_platform"),
		surveys,
		notes,
		// Points go to whoever is here and may receive them.
		mayGetPoints: mayGetPoints(member, context),
		// The wallet's page has its history, and what is put into it.
		walletHref: (await context.mayCall("wallets/issue-wallet-points")) ? `/members/${user_id}/wallet` : null,
		salesHref: isOn("sales_module_enabled") && member.id !== context.user.id ? `/customers/${user_id}` : null,
		token: member.generate_token_allowed === 1 ? await loadToken(context) : null,
		moderation: approval_request && {
			...approval_request,
			decided_at: approval_request.moderated_at === null ? null : context.format.moment(approval_request.moderated_at),
			form: await context.form(moderation, { points: "moderation:request.points", notes: "moderation:request.notes" }),
		},
		activation: member.status === "invited" && member.email !== "" ? await context.form(activation, {}) : null,
		invitation:
			member.is_active === 1 && member.email !== "" && (await context.mayCall(invitation))
				? await context.form(invitation, {})
				: null,
		loginInfo:
			member.status === "terminated" && (await context.mayCall(loginInfo))
				? await context.form(loginInfo, { user_email: "member-detail:panel.loginInfoEmail" })
				: null,
	};
}

/** Days and places in the reader's words. */
function writtenOf(member: Member, { format }: Pick<LoaderFunctionArgs["context"], "format">) {
	const day = (date: string | null) => date && format.date(date, "display");
	const time = (ms: number | null) => (ms === null ? null : format.time(ms, "display"));
	return {
		hire_date: day(member.hire_date),
		termination_date: day(member.termination_date),
		opt_in: time(member.standard_tnc_opt_in_date),
		last_logged_in: member.last_logged_in === null ? null : format.moment(member.last_logged_in),
		invited_at: member.invited_at === null ? null : format.moment(member.invited_at),
		last_recognition:
			member.last_recognition_date === null ? null : format.time(member.last_recognition_date, "recognition"),
		country: countryName(member.country, format.language_code),
		language: languageNames[member.language_code] ?? member.language_code,
	};
}

function mayGetPoints(member: Member, { user, account }: Pick<LoaderFunctionArgs["context"], "user" | "account">) {
	const isHere = member.status !== "terminated" && member.status !== "suspended";
	const isHidden = account.flags.hide_points_for_account === 1;
	return isHere && !isHidden && member.id !== user.id && member.is_eligible_to_receive_points === 1;
}

const pageOf = ({ params }: FormArgs) => `/members/${params.id}`;

async function nameOf({ params, context }: FormArgs) {
	const { member } = await context.call("member-detail/get-member-details", { user_id: context.id(params.id) });
	return { name: member.name };
}

/** Sends what was asked for; pages without scripts come back with a notice. */
export const action = formActions({
	[activation]: {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		stays: () => ({ sent: 1 }),
		done: async (_answer, args) =>
			redirectWithNotice(pageOf(args), "member-detail:notices.activationSent", await nameOf(args)),
	},
	[invitation]: {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		stays: () => ({ sent: 1 }),
		done: async (_answer, args) =>
			redirectWithNotice(pageOf(args), "member-detail:notices.invitationSent", await nameOf(args)),
	},
	[loginInfo]: {
		input: ({ params, context }) => ({ user_id: context.id(params.id) }),
		done: (_answer, args) => redirectWithNotice(pageOf(args), "member-detail:notices.loginInfoSent"),
	},
	...tokenForms(pageOf),
	...surveyForms,
	...noteForms(pageOf),
	[moderation]: {
		input: ({ form }) => ({ request_id: form.number("request_id") }),
		asks: ({ action: said }) => said === "reject",
		done: async ({ final_status }, args) =>
			redirectWithNotice(pageOf(args), `moderation:notices.${final_status}`, await nameOf(args)),
	},
});
