/** What other features use of files: keeping pictures in R2 and finding them again. */
export {
	fileUrl,
	findFilesBySource,
	insertFiles,
	maxPictureBytes,
	type StoredFile,
	storePdf,
	storePicture,
} from "./store";
