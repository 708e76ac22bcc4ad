/** Everything that the certificates feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { earnings } from "./earnings";
import { getBatch } from "./endpoints/get-batch";
import { getClaims } from "./endpoints/get-claims";
import { getPrintedCertificates } from "./endpoints/get-printed-certificates";
import { printBatch } from "./endpoints/print-batch";
import { printByAsyncId } from "./endpoints/print-by-async-id";
import { redeemCertificate } from "./endpoints/redeem-certificate";
import { saveBatch } from "./endpoints/save-batch";
import { voidBatch } from "./endpoints/void-batch";
import { expireBatches } from "./jobs/expire-batches";
import { makeCertificates } from "./jobs/make-certificates";
import { sweepTries } from "./jobs/sweep-tries";
import { getCertificates } from "./lists/get-certificates.query";
import { menu } from "./menu";
import { claimed } from "./notifications/claimed";
import { batchName } from "./store/batches";

export const feature = defineFeature({
	menu,
	endpoints: [getBatch, getClaims, getPrintedCertificates, printBatch, redeemCertificate, saveBatch, voidBatch],
	downloads: [printByAsyncId],
	jobs: [makeCertificates],
	lists: [getCertificates],
	notifications: [claimed],
	scheduled: [expireBatches, sweepTries],
	references: { certificate_batch: batchName },
	earnings,
});
