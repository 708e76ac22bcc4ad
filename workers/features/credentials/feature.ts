/** Everything that credentials declare, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getCredential } from "./endpoints/get-credential";
import { getIssuer } from "./endpoints/get-issuer";
import { getKey } from "./endpoints/get-key";
import { getKeys } from "./endpoints/get-keys";
import { getStatus } from "./endpoints/get-status";
import { verifyCertificate } from "./endpoints/verify-certificate";

export const feature = defineFeature({
	endpoints: [verifyCertificate],
	downloads: [getCredential, getIssuer, getKey, getKeys, getStatus],
});
