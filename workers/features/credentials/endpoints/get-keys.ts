/** All public keys with which credentials of this site are or were signed. */
import { defineDownload } from "#workers/kernel/define-download";
import { keysPath } from "../rules/addresses";
import { publicDocument } from "../steps/public-document";
import { listKeys } from "../store";

export const getKeys = defineDownload({
	name: "credentials/get-keys",
	path: keysPath,
	summary: "The public keys of this site's credentials as a JWK set (RFC 7517).",
	access: "anyone",
	handler: async (scope) => {
		const keys = await scope.read(listKeys(scope.account.id));
		return publicDocument({ keys: keys.map(({ public_key }) => JSON.parse(public_key) as object) });
	},
});
