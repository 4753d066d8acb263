import * as z from 'zod';
import { endpoint, fileEndpoint } from './endpoint.js';

/** A form with one file named `file`; the server reads it as a stream, so nothing is validated here. */
const MultipartSchema = z.custom<FormData>();

export const UploadedFileSchema = z.object({
  name: z.string(),
  fileId: z.string(),
  url: z.string(),
  fileSize: z.number(),
  fileExtension: z.string(),
});

export const file = {
  upload: endpoint({
    method: 'POST',
    path: '/api/file/Uploader/{type}',
    permission: 'session',
    summary: 'Stores one file (type: avatar, import, annex ...) and answers the name it is kept under',
    encoding: 'multipart',
    body: MultipartSchema,
    data: UploadedFileSchema,
  }),
  download: fileEndpoint({
    method: 'GET',
    path: '/api/file/Download/{type}/{name}',
    permission: 'public',
    summary: 'A stored file by the unguessable name that the upload answered',
    contentType: 'application/octet-stream',
  }),
  imageCode: fileEndpoint({
    method: 'GET',
    path: '/api/file/ImageCode/{timestamp}',
    permission: 'public',
    summary: 'Captcha image; the sign-in sends its code with the same timestamp',
    contentType: 'image/svg+xml',
  }),
};

export const FileTypeSchema = z.enum(['avatar', 'import', 'annex']);
