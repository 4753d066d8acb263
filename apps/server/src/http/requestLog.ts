import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/** One line for each call, when it has been answered, instead of one before and one after. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // what has been asked stands in the line of the answer
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, err: error }, 'a call broke off');
    else request.log.info(line, 'answered');
  }
}
