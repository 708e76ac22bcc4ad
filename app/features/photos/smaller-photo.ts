/** Makes a large picture smaller in the browser, before it is sent; what a camera wrote beside it is lost with that. */
import { maxSidePixels } from "#workers/features/photos/rules/limits";

/** A JPEG of the picture with sides of 1600 pixels at most; nothing where the browser cannot read it or nothing is gained. */
export async function smallerOf(file: File): Promise<File | undefined> {
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
