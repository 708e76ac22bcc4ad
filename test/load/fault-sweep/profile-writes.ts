/** The calls that the sweep breaks around what people change of themselves, and what they want to be told. */
import { createTenant } from "#test/kit/tenant";
import { hashPassword } from "#workers/features/session";
import { endpoints } from "#workers/registry";
import { call, type MainWrite, repeatKey } from "./swept-call";

const received = "recognition/received";
const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 9,
]);

/** Saved again, the row says the same and counts one more change. */
const ofAccount = { repeatLeaves: ["accounts", "audit_lines"] };

/** The calls of people, and of those who decide for them. */
export const profileWrites: readonly MainWrite[] = [
	call("profile/update-profile", async () => withPriya({ phone: "+441135550100" })),
	call("profile/remove-picture", async () => withPriya({})),
	uploading("profile/save-picture", new File([png], "me.png", { type: "image/png" })),
	uploading(
		"rules/save-rules",
		new File(["%PDF-1.7 the rules"], "rules.pdf", { type: "application/pdf" }),
		"account_owner",
	),
	uploading("settings/save-logo", new File([png], "logo.png", { type: "image/png" }), "account_owner"),
	call("rules/remove-rules", async () => withPriya({}, "account_owner"), ofAccount),
	call(
		"session/change-password",
		async () => withPriya({ current_password: "correct horse", new_password: "battery staple" }),
		{ refusedOnceDone: 409 },
	),
	call("session/change-email", async () =>
		withPriya({ email: "priya.new@initech.example", current_password: "correct horse" }),
	),
	ofEmailChange("session/cancel-email-change"),
	ofEmailChange("session/resend-email-change"),
	call("session/end-sessions", async () => withPriya({})),
	call(
		"session/mark-onboarding-system-tip-as-read",
		async () => withPriya({ completionEventKey: "profile_seen" as const }),
		{
			repeatLeaves: [],
		},
	),
	call("notifications/save-notification-settings", async () => withPriya({ switched_on: [`${received}:bell`] })),
	call(
		"notifications/save-notification-rules",
		async () => withPriya({ kind: received, mail: "never" as const }, "account_owner"),
		ofAccount,
	),
];

async function withPriya<Input>(input: Input, role: "member" | "account_owner" = "member") {
	const tenant = await createTenant();
	const priya = await tenant.addMember({
		first_name: "Priya",
		role,
		password_hash: await hashPassword("correct horse"),
	});
	return { tenant, members: [priya], client: priya.client, input };
}

/** The sending of a file by a person of this role. */
function uploading(
	covers: "profile/save-picture" | "rules/save-rules" | "settings/save-logo",
	file: File,
	role?: "account_owner",
): MainWrite {
	return {
		covers,
		prepare: async (quiet) => {
			const { client, ...world } = await withPriya({}, role);
			client.environment = quiet as never;
			await client.csrfToken();
			return {
				...world,
				action: (environment) => {
					client.environment = environment as never;
					return client.upload(endpoints[covers].path, {}, file, { "idempotency-key": repeatKey });
				},
			};
		},
	};
}

/** A call about a change of address that waits. */
function ofEmailChange(covers: "session/cancel-email-change" | "session/resend-email-change"): MainWrite {
	return call(covers, async (quiet) => {
		const { client, ...world } = await withPriya({});
		client.environment = quiet as never;
		await client.call("session/change-email", {
			email: "priya.new@initech.example",
			current_password: "correct horse",
		});
		return { ...world, client, input: {} };
	});
}
