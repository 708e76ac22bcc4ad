/** How far something is that is done with many rows at once. */
import { route } from "@remix-run/route-config";

export const bulkActionsRoutes = [route("bulk_runs/:id", "features/bulk-actions/bulk-run.route.tsx")];
