// A smaller picture for a slow network. The computer reads no photo at more than these pixels, so
// that nothing is lost; and 12 megapixels, the most that may be sent so, are never reached.
const LONG_SIDE = 2400;
const QUALITY = 0.88; // below, colours of neighbouring drawers begin to run into each other
const WORTH_IT = 0.7; // of the bytes: a picture that shrinks by less is sent as it is

/** The photo upright, with fewer pixels; null where the phone cannot, or nothing is gained. */
export async function smaller(file) {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    const jpeg = await painted(picture, Math.round(picture.width * scale), Math.round(picture.height * scale));
    picture.close();
    return jpeg && jpeg.size < WORTH_IT * file.size ? jpeg : null;
  } catch {
    return null; // a format that this browser does not open: the computer does
  }
}

function painted(picture, width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
}
