/** Sets the name and the part before the @ with which the account's emails come; neither can carry anything else into a header. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { chosenSender, isLocalPart, isSenderName, maxLocalPart, maxSenderName } from "#workers/kernel/sender";

export const saveSender = defineEndpoint({
	name: "sender-domains/save-sender",
	path: "/api/accounts/api_save_sender",
	summary:
		"Sets the name with which emails come, empty for the account's own, and the part of the address before the @.",
	access: ["account_owner"],
	input: z.object({
		name: z
			.string()
			.overwrite((name) => name.normalize("NFC").replace(/^ +| +$/g, ""))
			.max(maxSenderName)
			.refine((name) => name === "" || isSenderName(name), { message: "sender-domains:validation.name" }),
		local_part: z
			.string()
			.overwrite((part) => part.replace(/^ +| +$/g, "").toLowerCase())
			.min(1)
			.max(maxLocalPart)
			.refine(isLocalPart, { message: "sender-domains:validation.local_part" }),
	}),
	output: z.object({ name: z.string(), local_part: z.string() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }, { name, local_part }) =>
		commit({
			statements: [updateSettings(account.id, { sender_name: name || null, sender_local_part: local_part })],
			answer: { name, local_part },
			audit: {
				subject_kind: "account",
				subject_id: account.id,
				details: { sender: { before: chosenSender(account), after: { name, local_part } } },
			},
		}),
});
