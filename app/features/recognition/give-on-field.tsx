/** The day on which a recognition is given; left empty, it is given at once. */
import type { FieldFace } from "#workers/kernel/form-face";
import { FormField } from "~/form/form-field";
import { useTranslation } from "~/ui/texts";

/** The field. */
export function GiveOnField({ of }: { of: FieldFace }) {
	const { t } = useTranslation("recognition");
	return <FormField of={of} type="date" hint={t("day.hint")} />;
}
