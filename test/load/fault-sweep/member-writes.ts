/** The writes about one person for the sweep: their record, leaving, points that are taken back, mails to them, and notes. */
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite } from "./swept-call";

type Made = { user_id: number; note_id: number; leaver_id: number };

const record = {
	...{ first_name: "Pia", last_name: "Raman", participant_id: "P-77", country: "USA", language_code: "en" },
	email: "pia@acme.example",
};

/** The calls of account owners. */
export const memberWrites: readonly MainWrite[] = [
	ofMember("member-detail/create-member", () => record),
	ofMember("member-detail/ao-update-employee-details", ({ user_id }) => ({ ...record, user_id })),
	ofMember("member-detail/deactivate-member", ({ user_id }) => ({ user_id })),
	ofMember("member-detail/suspend-member", ({ user_id }) => ({ user_id })),
	ofMember("member-detail/reactivate-member", ({ leaver_id }) => ({ user_id: leaver_id })),
	ofMember("member-detail/issue-points", ({ user_id }) => ({ user_ids: [user_id], points: 20, reason: "Ten years" })),
	ofMember("member-detail/generate-platform-authentication-token", () => ({}), {
		repeatLeaves: ["audit_lines", "platform_tokens"],
	}),
	ofMember("member-detail/revoke-platform-token", () => ({})),
	ofMember("member-detail/empty-member-balances", ({ user_id }) => ({ user_id })),
	ofMember("member-detail/send-login-info-to-terminated", ({ leaver_id }) => ({
		user_id: leaver_id,
		user_email: "lee@home.example",
	})),
	ofMember("invitations/send-invitation-email", ({ user_id }) => ({ user_id })),
	ofMember("user-notes/save-user-detail-note", ({ user_id }) => ({ user_id, note_text: "Asked for a new badge." })),
	ofMember("user-notes/delete-user-detail-note", ({ note_id }) => ({ note_id })),
];

/** A call in an account with somebody who has points and a note, and somebody who has left. */
function ofMember<Name extends EndpointName>(
	covers: Name,
	inputOf: (made: Made) => EndpointInput<Name>,
	options: Parameters<typeof call>[2] = {},
): MainWrite {
	const prepare = async (quiet: Parameters<MainWrite["prepare"]>[0]) => {
		const tenant = await createTenant({
			available: 10_000,
			flags: {
				...{ create_new_employee_enabled: 1, custom_user_sign_up_enabled: 1, invites_enabled: 1 },
				...{ email_login_info_for_terminated: 1, user_detail_notes_enabled: 1, generate_token_allowed: 1 },
			},
		});
		const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
		olga.client.environment = quiet as never;
		const priya = await tenant.addMember({ first_name: "Priya", points: 300 });
		const lee = await tenant.addMember({ first_name: "Lee" });
		await olga.client.call("member-detail/deactivate-member", { user_id: lee.id });
		const note = { user_id: priya.id, note_text: "Prefers mornings." };
		const { note_id } = await olga.client.call("user-notes/save-user-detail-note", note);
		const input = inputOf({ user_id: priya.id, note_id, leaver_id: lee.id });
		return { tenant, members: [priya], client: olga.client, input };
	};
	return call(covers, prepare, options);
}
