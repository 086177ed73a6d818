# The program in a container: built in the official Swift image, run in a bare Debian.
#
#   docker build -t assistant .
#   printf 'open dune in library\n' | docker run -i --rm assistant
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends libsqlite3-0 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN Packaging/archive /archive && mkdir /assistant \
  && tar -xzf /archive/assistant-*.tar.gz -C /assistant --strip-components 1

FROM debian:bookworm-slim
COPY --from=build /assistant /opt/assistant
RUN ln -s /opt/assistant/assistant /usr/local/bin/assistant \
  && useradd --create-home assistant
USER assistant
WORKDIR /home/assistant
ENV LANG=C.UTF-8
ENTRYPOINT ["assistant"]
