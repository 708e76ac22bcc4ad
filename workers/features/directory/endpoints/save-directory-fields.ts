/** Picks what the directory shows of everybody. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { directoryFields } from "../rules/fields";

export const saveDirectoryFields = defineEndpoint({
	name: "directory/save-directory-fields",
	path: "/api/company_directory/api_save_directory_fields",
	summary: "Picks the fields of the directory; private ones stand there of those who show them.",
	access: ["account_owner"],
	flags: ["company_directory_enabled"],
	input: z.object({ fields: z.array(z.enum(directoryFields)).max(directoryFields.length).default([]) }),
	output: z.object({}),
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { fields }) =>
		scope.commit({
			statements: [updateSettings(scope.account.id, { directory_fields: fields })],
			answer: {},
			audit: { subject_kind: "account", subject_id: scope.account.id, details: { fields: fields.join(", ") } },
		}),
});
