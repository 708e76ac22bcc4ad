/** For those who may make commitments: whether it is one, and by when it is to be kept. */
import type { FieldFace } from "#workers/kernel/form-face";
import { FormField } from "~/form/form-field";
import { useTranslation } from "~/ui/texts";

/** The fields. */
export function CommitmentFields({ fields }: { fields: Record<"recognition_subtype" | "due_date", FieldFace> }) {
	const { t } = useTranslation("recognition");
	return (
		<>
			<FormField of={fields.recognition_subtype} layout="list" isOptional={false} />
			<FormField of={fields.due_date} type="date" hint={t("give.dueDateHint")} />
		</>
	);
}
