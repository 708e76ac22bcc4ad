/** The report by hierarchy. */
import { route } from "@remix-run/route-config";

export const tcplRoutes = [route("tcpl", "features/tcpl/report.route.tsx")];
