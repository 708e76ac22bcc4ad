/** Whether the credential of a certificate was revoked, for whoever has the certificate's code. */
import { findCertificateByCode } from "#workers/features/recognition";
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { composeStatus } from "../rules/compose-credential";
import { publicDocument } from "../steps/public-document";

export const getStatus = defineDownload({
	name: "credentials/get-status",
	path: "/credentials/status/:code",
	summary: "The revocation list of one credential (1EdTech Revocation List): empty while it stands.",
	access: "anyone",
	handler: async (scope, { code = "" }) => {
		const [row] = await scope.read(findCertificateByCode(scope.account.id, code));
		if (!row) throw notFound("certificate");
		return publicDocument(composeStatus(scope.request, row.certificate_code, row.status === "reversed"));
	},
});
