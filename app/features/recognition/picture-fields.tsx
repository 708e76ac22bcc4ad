/** One picture that goes with what is given, and what it shows; folded until it is wanted. */
import { useEffect, useRef, useState } from "react";
import type { FieldFace } from "#workers/kernel/form-face";
import { PhotoField } from "~/features/photos";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

/** Props: `wasSent` says that a picture was sent and the form came back, which without scripts leaves its field empty. */
export type PictureFieldsProps = { of: FieldFace; wasSent: boolean };

/** The fields. */
export function PictureFields({ of, wasSent }: PictureFieldsProps) {
	const { t } = useTranslation("recognition");
	const { problems, valuesOf } = useFormScope();
	const place = useRef<HTMLDetailsElement>(null);
	const [isLost, setIsLost] = useState(wasSent);
	useEffect(() => setIsLost(wasSent && !hasFile(place.current)), [wasSent]);
	const isWanted = isLost || problems.picture_alt !== undefined || Boolean(valuesOf("picture_alt")?.[0]);
	return (
		<details
			className="fold"
			ref={place}
			open={isWanted}
			onChange={() => setIsLost(wasSent && !hasFile(place.current))}
		>
			<summary>
				{t("picture.add")}
				<Icon name="chevron-down" size="small" />
			</summary>
			<div className="stack">
				{isLost && <Notice>{t("picture.lost")}</Notice>}
				<PhotoField
					isRequired={false}
					label={t("picture.file")}
					hint={t("picture.fileHint")}
					accept="image/png,image/jpeg,image/webp"
				/>
				<FormField of={of} hint={t("picture.altHint")} isOptional={false} />
			</div>
		</details>
	);
}

function hasFile(place: HTMLElement | null): boolean {
	return (place?.querySelector<HTMLInputElement>("input[type=file]")?.files?.length ?? 0) > 0;
}
