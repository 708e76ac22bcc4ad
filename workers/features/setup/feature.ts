/** Everything that the setup feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getChecklist } from "./endpoints/get-checklist";
import { putStepAside } from "./endpoints/put-step-aside";

export const feature = defineFeature({ endpoints: [getChecklist, putStepAside] });
