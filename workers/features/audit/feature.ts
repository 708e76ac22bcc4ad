/** Everything that the audit feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { auditLog } from "./lists/get-audit-log.query";
import { menu } from "./menu";
import { auditSummary } from "./reports/audit-summary";

export const feature = defineFeature({ summaries: [auditSummary], lists: [auditLog], menu });
