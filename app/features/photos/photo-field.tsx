/** The field of a photo: where scripts run, a large picture is made smaller before it is sent, and loses where it was taken. */
import { type FormEvent, useState } from "react";
import { maxSidePixels } from "#workers/features/photos/rules/limits";
import { FileField } from "~/form/file-field";
import { useTranslation } from "~/ui/texts";

type Made = "making" | { size: number; before: number } | undefined;

/** The field. */
export function PhotoField() {
	const { t } = useTranslation("photos");
	const [made, setMade] = useState<Made>();
	const makeSmaller = async ({ target }: FormEvent) => {
		const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
		setMade(undefined);
		if (!file) return;
		setMade("making");
		const smaller = await smallerOf(file);
		const input = target as HTMLInputElement;
		if (input.files?.[0] !== file) return;
		if (smaller) {
			const files = new DataTransfer();
			files.items.add(smaller);
			input.files = files.files;
		}
		setMade(smaller && { size: toKilobytes(smaller), before: toKilobytes(file) });
	};
	return (
		<div className="stack-small" onChange={makeSmaller}>
			<FileField label={t("form.file")} hint={t("form.fileHint")} accept="image/png,image/jpeg" isRequired />
			<p className="meta" role="status">
				{made === "making" ? t("form.making") : made && t("form.ready", made)}
			</p>
		</div>
	);
}

const toKilobytes = ({ size }: Blob) => Math.max(1, Math.round(size / 1_024));

/** A JPEG of the picture with sides of 1600 pixels at most; nothing where the browser cannot read it or nothing is gained. */
async function smallerOf(file: File): Promise<File | undefined> {
	try {
		const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
		const scale = Math.min(1, maxSidePixels / Math.max(picture.width, picture.height));
		const canvas = document.createElement("canvas");
		canvas.width = Math.max(1, Math.round(picture.width * scale));
		canvas.height = Math.max(1, Math.round(picture.height * scale));
		canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
		const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
		if (!blob || blob.size >= file.size) return undefined;
		return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
	} catch {
		return undefined;
	}
}
