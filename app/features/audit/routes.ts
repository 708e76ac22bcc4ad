/** The audit log of the account. */
import { route } from "@remix-run/route-config";

export const auditRoutes = [route("audit_log", "features/audit/audit-log.route.tsx")];
