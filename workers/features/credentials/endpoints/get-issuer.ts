/** The profile of the account as an issuer of credentials. */
import { defineDownload } from "#workers/kernel/define-download";
import { issuerPath } from "../rules/addresses";
import { composeIssuer } from "../rules/compose-credential";
import { publicDocument } from "../steps/public-document";

export const getIssuer = defineDownload({
	name: "credentials/get-issuer",
	path: issuerPath,
	summary: "Who issues the credentials of this site (Open Badges 3.0, Profile).",
	access: "anyone",
	handler: async ({ account, request }) =>
		publicDocument(
			composeIssuer({ origin: request.origin, company_name: account.company_name }),
			"application/ld+json",
		),
});
