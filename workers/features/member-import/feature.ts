/** Everything that the import of members declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { membersImport } from "./imports/members";

export const feature = defineFeature({ imports: [membersImport] });
