/** The line under a form's name: until when, how often, and who reads it. */
import { useTranslation } from "~/ui/texts";
import type { ShownForm } from "./fill.server";

/** The line. */
export function FormLine({ form }: { form: Pick<ShownForm, "until" | "is_once" | "privacy"> }) {
	const { t } = useTranslation("forms");
	const { until, is_once, privacy } = form;
	const parts = [until && t("fill.until", { date: until }), is_once === 1 && t("fill.once"), privacy];
	return <>{parts.filter(Boolean).join(" ")}</>;
}
