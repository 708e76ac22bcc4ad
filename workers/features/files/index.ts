/** What other features use of files: keeping pictures in R2 and finding them again. */
export { type DocumentType, documentExtensions, isPdf, recognizePresentation } from "./rules/document-type";
export { logoSource } from "./rules/embedding";
export { recognisePicture } from "./rules/picture-type";
export { chosenFile, insertIfNew } from "./steps/take-file";
export {
	digestOf,
	fileUrl,
	findFilesBySource,
	insertFiles,
	maxPictureBytes,
	type StoredFile,
	storePdf,
	storePicture,
} from "./store";
