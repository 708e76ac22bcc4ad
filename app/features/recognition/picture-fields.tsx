/** One picture that goes with what is given, and what it shows; folded until it is wanted. */
import { useEffect, useRef, useState } from "react";
import type { FieldFace } from "#workers/kernel/form-face";
import { PhotoField } from "~/features/photos/index.picture";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { Checkbox } from "~/ui/choice";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { SentPicture } from "./draft";

/** Props: `before` is a picture of before that can go along again, `wasSent` says that a picture was sent and the form came back, which without scripts leaves its field empty. */
export type PictureFieldsProps = {
	fields: Record<"picture_alt" | "picture_id", FieldFace>;
	before: SentPicture | null;
	wasSent: boolean;
};

/** The fields. */
export function PictureFields({ fields, before, wasSent }: PictureFieldsProps) {
	return (
		<>
			{before && <PictureBefore of={fields.picture_id} picture={before} />}
			<NewPicture of={fields.picture_alt} {...{ wasSent }} isInstead={before !== null} />
		</>
	);
}

/** The picture that was sent before, which goes along unless it is taken out. */
function PictureBefore({ of, picture: { id, url, alt } }: { of: FieldFace; picture: SentPicture }) {
	const { t } = useTranslation("recognition");
	const scope = useFormScope();
	const shared = { name: of.name, form: scope.id };
	return (
		<FormGroup of={of}>
			<div className="picture-before">
				<img src={url} alt={alt} />
				<input type="hidden" {...shared} value="" />
				<Checkbox
					{...shared}
					value={id}
					defaultChecked={isTicked(scope.valuesOf(of.name))}
					label={t("picture.againHint")}
				/>
			</div>
		</FormGroup>
	);
}

const isTicked = (values: readonly string[] = []) => Boolean(values.at(-1));

function NewPicture({ of, wasSent, isInstead }: { of: FieldFace; wasSent: boolean; isInstead: boolean }) {
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
				{t(isInstead ? "picture.instead" : "picture.add")}
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
				<p className="meta">{t("profile:picture.rights")}</p>
				<FormField of={of} hint={t("picture.altHint")} isOptional={false} />
			</div>
		</details>
	);
}

function hasFile(place: HTMLElement | null): boolean {
	return (place?.querySelector<HTMLInputElement>("input[type=file]")?.files?.length ?? 0) > 0;
}
