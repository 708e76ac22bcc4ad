/** Everything that the client-sync feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getClientSystem } from "./endpoints/get-client-system";
import { queueAndSyncUserCustomPointBalTransactions } from "./endpoints/queue-and-sync-user-custom-point-bal-transactions";
import { saveClientSystem } from "./endpoints/save-client-system";

export const feature = defineFeature({
	endpoints: [getClientSystem, queueAndSyncUserCustomPointBalTransactions, saveClientSystem],
});
