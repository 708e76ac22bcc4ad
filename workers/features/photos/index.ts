/** What other features use of photos: how one is taken from a form, and the albums and contests of a demo's past. */
export { giveBack } from "./steps/give-back";
export { photoErrors, takePhoto, uploadId } from "./steps/take-photo";
export { insertPastPhotos, type PastPhotos } from "./store/past-photos";
