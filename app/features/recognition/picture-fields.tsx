/** One picture that goes with what is given, and what it shows. */
import type { FieldFace } from "#workers/kernel/form-face";
import { PhotoField } from "~/features/photos";
import { FormField } from "~/form/form-field";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";

/** The fields. */
export function PictureFields({ alt }: { alt: FieldFace }) {
	const { t } = useTranslation("recognition");
	return (
		<details className="fold">
			<summary>
				{t("give.picture.add")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<div className="stack">
				<PhotoField isRequired={false} />
				<FormField of={alt} hint={t("give.picture.altHint")} />
			</div>
		</details>
	);
}
