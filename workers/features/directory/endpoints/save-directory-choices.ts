/** Says which private fields a person shows in the directory; invariant: one's own alone. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { privateFields } from "../rules/fields";
import { saveShown } from "../store/choices";

export const saveDirectoryChoices = defineEndpoint({
	name: "directory/save-directory-choices",
	path: "/api/company_directory/api_save_directory_choices",
	summary: "Says which of one's private fields colleagues see in the directory; from then on no others.",
	access: "signed_in",
	flags: ["company_directory_enabled"],
	input: z.object({ shown: z.array(z.enum(privateFields)).max(privateFields.length).default([]) }),
	output: z.object({}),
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { shown }) =>
		scope.commit({
			statements: [saveShown(scope.account.id, scope.user.id, shown)],
			answer: {},
			audit: { subject_kind: "user", subject_id: scope.user.id, details: { shown: shown.join(", ") } },
		}),
});
