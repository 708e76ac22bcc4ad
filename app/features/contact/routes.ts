/** Writing to the person behind the help. */
import { route } from "@remix-run/route-config";

export const contactRoutes = [route("contact", "features/contact/contact.route.tsx")];
