/** What the directory shows of everybody, and what of the reader's private fields they show themselves. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { directoryFields, fieldsOf, privateFields } from "../rules/fields";
import { findShown } from "../store/choices";

export const getDirectoryChoices = defineEndpoint({
	name: "directory/get-directory-choices",
	path: "/api/company_directory/api_get_directory_choices",
	summary: "The fields that the account picked, and the private ones that the reader shows.",
	access: "signed_in",
	flags: ["company_directory_enabled"],
	input: z.object({}),
	output: z.object({ fields: z.array(z.enum(directoryFields)), shown: z.array(z.enum(privateFields)) }),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }) => {
		const [found] = await read(findShown(account.id, user.id));
		const shown = JSON.parse(found?.shown ?? "[]") as string[];
		return { fields: fieldsOf(account), shown: privateFields.filter((field) => shown.includes(field)) };
	},
});
